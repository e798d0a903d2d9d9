// @ts-check
/**
 * How Node runs the server. Without a limit V8 lets garbage pile up to several times what is live before it collects
 * (docs/operations.md, "Sizes"). A limit in NODE_OPTIONS replaces it.
 */
export const serverFlags = /--max-old-space-size/.test(process.env.NODE_OPTIONS ?? '')
  ? []
  : ['--max-old-space-size=512'];

/**
 * The memory pools ("arenas") that the C library may make for the server's threads: by default eight for each processor core.
 * Each keeps what was freed in it; with two, ten minutes of pages leave 200 MB less (docs/decisions/0088). A value in the
 * environment replaces it; only glibc knows it.
 */
export const serverMemory = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };
