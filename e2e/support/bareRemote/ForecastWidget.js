import { createElement } from 'react';

/** A widget of Home. */
export default function ForecastWidget() {
  return createElement('section', null, createElement('h2', null, 'Forecast'));
}
