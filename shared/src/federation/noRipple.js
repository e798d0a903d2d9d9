/** In place of MUI's ripple: never drawn, since the theme turns ripples off (`disableRipple`). */
export default () => null;
