import { Box } from '../../components/base/Box';
import { VenueIcon } from '../../icons/muiIcons';
import { CloudIcon, RainIcon, SnowIcon, SunIcon, WindIcon } from '../../icons/weatherIcons';

const weathers = {
  clear: { Icon: SunIcon, label: 'Clear' },
  clouds: { Icon: CloudIcon, label: 'Clouds' },
  rain: { Icon: RainIcon, label: 'Rain' },
  snow: { Icon: SnowIcon, label: 'Snow' },
  wind: { Icon: WindIcon, label: 'Wind' },
  sun: { Icon: SunIcon, label: 'Sunny' },
  cloud: { Icon: CloudIcon, label: 'Cloudy' },
  overcast: { Icon: CloudIcon, label: 'Overcast' },
  showers: { Icon: RainIcon, label: 'Showers' },
} as const;

interface WeatherBadgeProps {
  /**
   * `sun cloud overcast rain showers snow clear clouds wind`; an unknown one has the cloud icon and its own
   * name.
   */
  code: string;
  /** Celsius. */
  temperature?: number | null;
  /** Kilometres per hour. */
  wind?: number | null;
}

/** The weather at kick-off. */
export function WeatherBadge({ code, temperature, wind }: WeatherBadgeProps) {
  const weather = Object.hasOwn(weathers, code) ? weathers[code as keyof typeof weathers] : undefined;
  const { Icon, label } = weather ?? { Icon: CloudIcon, label: code };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" aria-hidden />
      {label}
      {temperature != null && `, ${Math.round(temperature)} °C`}
      {wind != null && `, wind ${Math.round(wind)} km/h`}
    </Box>
  );
}

/** Venue of a match. */
export function VenueLine({ name, city }: { name: string; city?: string | null }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <VenueIcon fontSize="small" aria-hidden />
      {[name, city].filter(Boolean).join(', ')}
    </Box>
  );
}
