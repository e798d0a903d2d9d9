import { Box, MoreIcon, Typography } from '@touchline/design-system';
import { useEffect, useRef } from 'react';

export interface ListOption {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  /** The detail is the key to press. */
  readonly isKey?: boolean;
  readonly hasActions?: boolean;
}

export interface ListGroup {
  readonly title: string;
  readonly options: readonly ListOption[];
}

interface SearchListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ListGroup[];
  /** Index over all groups. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
  readonly onActions?: (index: number) => void;
}

/** The list of the combobox. The field keeps the focus: options are chosen by `aria-activedescendant`, or pressed. */
export function SearchList({ id, label, groups, active, onChoose, onActions }: SearchListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    // jsdom does not implement scrolling.
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active, groups]);
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    // A press on an option must not move the focus out of the field.
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      sx={listStyles}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, options }, group) => (
        <div key={title} role="group" aria-label={title}>
          <Typography aria-hidden variant="caption" component="div" sx={{ px: 2, pt: 2, fontWeight: 700 }}>
            {title}
          </Typography>
          {options.map((option, at) => {
            const index = (starts[group] ?? 0) + at;
            return (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/role-supports-aria-props -- the field has the keys; ARIA 1.3 has descriptions
              <div
                key={option.key}
                id={`${id}-${option.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                aria-description={option.hasActions ? 'Right arrow: watch, compare, plan in' : undefined}
                onClick={() => onChoose(index)}
              >
                <span translate="no">{option.name}</span>
                {option.isKey ? <kbd aria-hidden>{option.detail}</kbd> : <small>{option.detail}</small>}
                {option.hasActions && onActions && (
                  // For touch; the keyboard and screen readers have the right arrow and the page of the footballer.
                  <span
                    aria-hidden
                    data-actions
                    onClick={(event) => {
                      event.stopPropagation();
                      onActions(index);
                    }}
                  >
                    <MoreIcon fontSize="small" />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </Box>
  );
}

/** A fixed height: the sheet does not jump while the query is written. */
const listStyles = {
  height: { xs: '70dvh', sm: '56dvh' },
  overflowY: 'auto',
  px: 2,
  pb: 3,
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 48,
    px: 2,
    borderRadius: 1,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected="true"]': {
      bgcolor: 'action.selected',
      outline: '2px solid currentColor',
      outlineOffset: -2,
    },
  },
  '& [role="option"] > span:first-of-type': { fontWeight: 600, flex: '1 1 auto', minWidth: 0 },
  '& small': { color: 'text.secondary', textAlign: 'right' },
  '& kbd': { border: 1, borderColor: 'divider', borderRadius: 1, px: 2, fontFamily: 'inherit' },
  '& [data-actions]': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    mr: -2,
    color: 'text.secondary',
  },
} as const;
