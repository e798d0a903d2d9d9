/** What the system's own wish for less motion does, switched on from the toolbar: a page cannot set that wish. */
export const calmStyles = `*, *::before, *::after {
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0.01ms !important;
}`;
