/** Between the app and the phone's wrapper: events of the window. */

/** Sent to the wrapper when there is no history entry to go back to. */
export const exitEvent = 'touchline:exit';
/** The wrapper sends the device's notification token in the `detail` of this event. */
export const tokenEvent = 'touchline:notification-token';
/** Notifies the wrapper that a user is signed in and wants notifications. */
export const signedInEvent = 'touchline:signed-in';
