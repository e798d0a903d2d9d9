/** A remote that knows Module Federation and the shape of a `RemoteModule`, and nothing else of this repository. */
export const remote = {
  contract: '^4.0.0',
  routes: [{ path: '/weather', title: 'Weather', access: 'user', page: () => import('./WeatherPage.js') }],
  widgets: { Forecast: { slot: 'home.weather', component: () => import('./ForecastWidget.js') } },
  slices: [],
};
