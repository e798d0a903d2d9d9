/**
 * Text of a sent suggestion: `[idea] Show the weather. (may be answered)`. Data without a text is shown as
 * JSON.
 */
export function suggestionInWords(data: unknown): string {
  if (typeof data !== 'object' || data === null) return String(data);
  const { topic, text, may_answer } = data as Record<string, unknown>;
  if (typeof text !== 'string') return JSON.stringify(data);
  const about = typeof topic === 'string' ? `[${topic}] ` : '';
  return `${about}${text}${may_answer === true ? ' (may be answered)' : ''}`;
}
