import { css, type SerializedStyles } from '@emotion/react';
import type { CSSObject, SxProps, Theme } from '@mui/material/styles';

export type Sx = SxProps<Theme> | undefined;

/** The CSS of each `sx`, after the rules of one base. */
type StyleMemo = (sx: Sx) => SerializedStyles;

/** @param base rules before those of the `sx`, by name: equal names have equal rules */
export type StyleMemos = (name: string, base?: (theme: Theme) => CSSObject) => StyleMemo;

/** Styles made of measured values, such as the width of a bar, have no end: above this number all are forgotten. */
const limit = 3000;

/** What each `sx` means under one theme, worked out once for equal ones and not at each rendering of each element. */
export function createStyleMemos(theme: Theme): StyleMemos {
  const memos = new Map<string, StyleMemo>();
  return (name, base) => {
    let memo = memos.get(name);
    if (!memo) memos.set(name, (memo = createStyleMemo(theme, base?.(theme))));
    return memo;
  };
}

/** A value that is a function is not looked into: such an `sx` is kept only where it is the same object. */
export function createStyleMemo(theme: Theme, base?: CSSObject): StyleMemo {
  const byObject = new WeakMap<object, SerializedStyles>();
  const byContent = new Map<string, SerializedStyles>();

  const resolve = (sx: Sx) =>
    css([base, sx ? theme.unstable_sx(sx) : undefined] as Parameters<typeof css>[0]);

  function keep(content: string, sx: Sx): SerializedStyles {
    const kept = byContent.get(content);
    if (kept) return kept;
    if (byContent.size >= limit) byContent.clear();
    const styles = resolve(sx);
    byContent.set(content, styles);
    return styles;
  }

  return (sx) => {
    const kept = sx ? byObject.get(sx) : undefined;
    if (kept) return kept;
    const content = contentOf(sx);
    const styles = content === undefined ? resolve(sx) : keep(content, sx);
    if (sx) byObject.set(sx, styles);
    return styles;
  };
}

/** Equal for equal values only. @returns `undefined` where a function is in it */
export function contentOf(value: unknown): string | undefined {
  if (typeof value === 'string') return `${value.length}"${value}`;
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
  let content = Array.isArray(value) ? '[' : '{';
  for (const [key, item] of Object.entries(value)) {
    const part = contentOf(item);
    if (part === undefined) return undefined;
    content += `${key.length}"${key}:${part};`;
  }
  return `${content}}`;
}
