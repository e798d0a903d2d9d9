import { useEffect, useState } from 'react';

const minute = 60_000;

/** Throttles a text: a change is held back until a minute has passed since the last one. */
export function useAtMostOnceAMinute(text: string): string {
  const [said, setSaid] = useState(() => ({ text, at: Date.now() }));
  useEffect(() => {
    if (text === said.text) return undefined;
    const wait = Math.max(0, said.at + minute - Date.now());
    const timer = setTimeout(() => setSaid({ text, at: Date.now() }), wait);
    return () => clearTimeout(timer);
  }, [text, said]);
  return said.text;
}
