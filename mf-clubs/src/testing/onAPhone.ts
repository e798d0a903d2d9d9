/** Story parameters: drawn on a phone. */
export const onAPhone = { globals: { viewport: { value: 'phone' } } } as const;
