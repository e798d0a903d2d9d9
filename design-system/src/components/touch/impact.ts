/** Event of the window: the native app answers it with a light impact; a browser does nothing. */
export const impactEvent = 'touchline:impact';

/** Confirms a gesture by touch, where the device can. */
export const lightImpact = () => void window.dispatchEvent(new Event(impactEvent));
