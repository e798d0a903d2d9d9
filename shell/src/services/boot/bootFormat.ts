/**
 * Number of the format in which the server talks to a build of the shell: the boot data of a page, and the messages to the
 * rendering process. Raise it when a change would break a build that is stored already: the server then refuses to serve
 * older builds (docs/decisions/0077).
 */
export const bootFormat = 1;
