/** A suggestion as it was sent: `[idea] Show the weather. (may be answered)`. What has no text shows whole. */
export function suggestionInWords(data: unknown): string {
  if (typeof data !== 'object' || data === null) return String(data);
  const { topic, text, may_answer } = data as Record<string, unknown>;
  if (typeof text !== 'string') return JSON.stringify(data);
  const about = typeof topic === 'string' ? `[${topic}] ` : '';
  return `${about}${text}${may_answer === true ? ' (may be answered)' : ''}`;
}
