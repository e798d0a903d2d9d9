import { deviceStorage } from '@touchline/shared/storage';
import { useState } from 'react';

/** A choice that is stored on this device. Without storage (private windows) it lasts as long as the page. */
export function useRemembered<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  defaultChoice: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(
    () => choices.find((candidate) => candidate === deviceStorage.read(key)) ?? defaultChoice,
  );
  const choose = (next: Choice) => {
    setChoice(next);
    deviceStorage.write(key, next);
  };
  return [choice, choose];
}
