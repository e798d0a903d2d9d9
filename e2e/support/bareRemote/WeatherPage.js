import { createElement, useState } from 'react';

/** Fails in two copies of React: hooks work only with the one that renders. */
export default function WeatherPage() {
  const [showers, setShowers] = useState(0);
  return createElement(
    'section',
    null,
    createElement('h1', null, 'Weather'),
    createElement('button', { onClick: () => setShowers(showers + 1) }, `Showers: ${showers}`),
  );
}
