import { useState } from 'react';

/** A choice that is stored on this device. Without storage (private windows) it lasts as long as the page. */
export function useRemembered<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => choices.find((candidate) => candidate === read(key)) ?? usual);
  const choose = (next: Choice) => {
    setChoice(next);
    write(key, next);
  };
  return [choice, choose];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the choice is kept in memory only.
  }
}
