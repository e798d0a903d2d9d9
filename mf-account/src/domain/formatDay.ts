/** `20 January 2024`, in the reader's time zone. */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(instant));
}
