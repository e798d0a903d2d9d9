import Type from 'typebox';
import { Nullable } from './call';
import { replyShape } from './replyShape';

test('what every reply carries is left out, formats too, and a union with null is a list of types', () => {
  const reply = Type.Object({
    success: Type.Literal(true),
    updated_at: Type.String({ format: 'date-time' }),
    day: Nullable(Type.String({ format: 'date' })),
    side: Nullable(Type.Enum(['home', 'away'])),
  });
  expect(replyShape(reply)).toEqual({
    type: 'object',
    required: ['success', 'updated_at', 'day', 'side'],
    properties: {
      success: { type: 'boolean', const: true },
      day: { type: ['string', 'null'] },
      side: { enum: ['home', 'away', null] },
    },
  });
});

test('an object schema that occurs twice is emitted once', () => {
  const card = Type.Object({ name: Type.String(), points: Type.Integer({ minimum: -20, maximum: 60 }) });
  const { properties, $defs } = replyShape(Type.Object({ captain: card, bench: Type.Array(card) }));
  expect(properties).toEqual({ captain: { $ref: 's0' }, bench: { type: 'array', items: { $ref: 's0' } } });
  expect(Object.keys($defs ?? {})).toEqual(['s0']);
});

test('a schema keyword that the browser does not check fails the build', () => {
  expect(() => replyShape(Type.Object({ ids: Type.Array(Type.Integer(), { uniqueItems: true }) }))).toThrow(
    'The browser cannot check "uniqueItems" of a reply.',
  );
});
