import { createSvgIcon } from '@mui/material/SvgIcon';

/**
 * The icons of the design language, named by their meaning here. The paths are Material icons by Google
 * (Apache License 2.0) as Material UI distributes them (MIT License), to a tenth of a unit. Copied, because we use 47 of 10,000, and
 * every page loads them.
 */
export const AddPersonIcon = createSvgIcon(
  <>
    <circle cx="9" cy="8" r="4" />
    <path d="M9 14c-2.7 0-8 1.3-8 4v1c0 .6.5 1 1 1h14c.6 0 1-.4 1-1v-1c0-2.7-5.3-4-8-4m11-4V7h-2v3h-3v2h3v3h2v-3h3v-2z" />
  </>,
  'AddPerson',
);
export const HomeIcon = createSvgIcon(
  <path d="m12 5.7 5 4.5V18h-2v-6H9v6H7v-7.8zM12 3 2 12h3v8h6v-6h2v6h6v-8h3z" />,
  'Home',
);
export const HomeActiveIcon = createSvgIcon(
  <path d="M10 19v-5h4v5c0 .6.5 1 1 1h3c.6 0 1-.4 1-1v-7h1.7c.5 0 .7-.6.3-.9L12.7 3.6c-.4-.3-1-.3-1.3 0l-8.4 7.5c-.3.3-.1.9.3.9H5v7c0 .6.5 1 1 1h3c.6 0 1-.4 1-1" />,
  'HomeActive',
);
export const RivalsIcon = createSvgIcon(
  <>
    <path d="M6.3 13q1.6 0 2.5 1.3a4 4 0 0 0 6.4 0 3 3 0 0 1 2.5-1.3c-.7-1.2-3.6-2-5.7-2-2 0-5 .8-5.7 2M4 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6m16 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6m-8-3a3 3 0 1 0 0-6 3 3 0 0 0 0 6" />
    <path d="M21 14h-3.3c-.8 0-1.3.5-1.7.9 0 .1-1.4 2.1-4 2.1-1.4 0-3-.6-4-2.1-.4-.5-1-.9-1.7-.9H3c-1.1 0-2 .9-2 2v3c0 .6.5 1 1 1h5c.6 0 1-.4 1-1v-1.3c1.2.8 2.5 1.3 4 1.3s2.9-.5 4-1.3V19c0 .6.5 1 1 1h5c.6 0 1-.4 1-1v-3c0-1.1-.9-2-2-2" />
  </>,
  'Rivals',
);
export const FixturesIcon = createSvgIcon(
  <path d="M19 4h-1V2h-2v2H8V2H6v2H5c-1.1 0-2 .9-2 2L3 20c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2m0 16H5V10h14zm0-12H5V6h14zm-7 5h5v5h-5z" />,
  'Fixtures',
);
export const MoreIcon = createSvgIcon(
  <path d="M6 10c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m12 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m-6 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2" />,
  'More',
);
export const TransfersIcon = createSvgIcon(
  <path d="m6.1 11.9-2.8 2.8c-.2.2-.2.5 0 .7l2.8 2.8c.3.3.9.1.9-.3V16H13c.6 0 1-.4 1-1s-.4-1-1-1H7v-1.8c0-.4-.5-.7-.8-.3m14.5-3.2-2.8-2.8c-.3-.3-.8-.1-.8.4V8H11c-.5 0-1 .5-1 1s.5 1 1 1h6v1.8c0 .5.5.7.9.4l2.8-2.8c.2-.2.2-.5 0-.7" />,
  'Transfers',
);
export const EliteIcon = createSvgIcon(
  <path d="M17 10.4V3q0-.9-1-1H8a1 1 0 0 0-1 1v7.4q0 .6.5.9l4.2 2.5-1 2.3-2.2.2q-.8.2-.3 1l1.6 1.4-.5 2.2q.1.7.8.5l1.9-1.2 2 1.2c.3.2.8-.1.7-.6l-.5-2.1 1.6-1.5q.5-.6-.3-.9l-2.2-.2-1-2.3 4.2-2.5q.5-.3.5-.9m-4 1.8-1 .6-1-.6V3h2z" />,
  'Elite',
);
export const EliteTransfersIcon = createSvgIcon(
  <path d="M12 2C6.5 2 2 6.5 2 12s4.5 10 10 10 10-4.5 10-10S17.5 2 12 2m0 18c-4.4 0-8-3.6-8-8s3.6-8 8-8 8 3.6 8 8-3.6 8-8 8m3-13.5V9h-4v2h4v2.5l3.5-3.5zm-6 4L5.5 14 9 17.5V15h4v-2H9z" />,
  'EliteTransfers',
);
export const ClubsIcon = createSvgIcon(
  <path d="M12 2 4 5v6.1c0 5.1 3.4 9.8 8 10.9 4.6-1.1 8-5.9 8-10.9V5zm6 9.1c0 4-2.5 7.7-6 8.8-3.4-1.1-6-4.8-6-8.8v-4.7l6-2.2 6 2.3z" />,
  'Clubs',
);
export const TickerIcon = createSvgIcon(
  <path d="M19 4h-1V2h-2v2H8V2H6v2H5c-1.1 0-2 .9-2 2L3 20c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2m0 16H5V10h14zm0-12H5V6h14zM9 14H7v-2h2zm4 0h-2v-2h2zm4 0h-2v-2h2zm-8 4H7v-2h2zm4 0h-2v-2h2zm4 0h-2v-2h2z" />,
  'Ticker',
);
export const TimelineIcon = createSvgIcon(
  <path d="M23 8a2 2 0 0 1-2.5 2l-3.6 3.5q0 .2.1.5-.2 1.8-2 2c-1.8.2-2-.9-2-2q0-.3 0-.5l-2.5-2.6q-.2 0-.5.1-.4 0-.5 0l-4.6 4.5q0 .2.1.5-.2 1.8-2 2c-1.8.2-2-.9-2-2a2 2 0 0 1 2.5-2l4.6-4.5Q8 9.3 8 9q.2-1.8 2-2c1.8-.2 2 .9 2 2q0 .3 0 .5l2.5 2.6q.2 0 .5-.1.4 0 .5 0l3.6-3.5q0-.2-.1-.5.2-1.8 2-2c1.8-.2 2 .9 2 2" />,
  'Timeline',
);
export const StarOutlineIcon = createSvgIcon(
  <path d="m19.7 9-4.9-.4L13 4.2a1 1 0 0 0-1.8 0L9 8.6 4.5 9a1 1 0 0 0-.6 1.8L7.5 14l-1.1 4.7a1 1 0 0 0 1.4 1l4.2-2.4 4.2 2.5a1 1 0 0 0 1.4-1.1l-1-4.7 3.6-3.2c.7-.6.3-1.7-.6-1.8M12 15.4l-3.8 2.3 1-4.3L6 10.5l4.4-.4 1.7-4 1.7 4 4.4.4-3.3 2.9 1 4.3z" />,
  'StarOutline',
);
export const StarIcon = createSvgIcon(
  <path d="m12 17.3 4.2 2.5c.8.5 1.7-.2 1.5-1.1l-1.1-4.7 3.7-3.2c.7-.6.3-1.7-.6-1.7l-4.8-.4-1.9-4.5c-.3-.8-1.5-.8-1.8 0L9.2 8.6l-4.8.4c-.9.1-1.2 1.2-.6 1.8l3.7 3.2-1.1 4.7c-.2.9.7 1.5 1.5 1.1z" />,
  'Star',
);
export const RefreshIcon = createSvgIcon(
  <path d="M17.7 6.4A8 8 0 0 0 4 11a8 8 0 0 0 15.1 4.3 1 1 0 0 0-1.8-.9 6 6 0 1 1-1.2-6.7l-1.5 1.5a1 1 0 0 0 .7 1.7H19q1 0 1-1V6.4a1 1 0 0 0-1.7-.7z" />,
  'Refresh',
);
export const FilterIcon = createSvgIcon(
  <path d="M11 18h2c.6 0 1-.4 1-1s-.4-1-1-1h-2c-.5 0-1 .5-1 1s.5 1 1 1M3 7c0 .6.5 1 1 1h16c.6 0 1-.4 1-1s-.4-1-1-1H4c-.5 0-1 .5-1 1m4 6h10c.6 0 1-.4 1-1s-.4-1-1-1H7c-.5 0-1 .5-1 1s.5 1 1 1" />,
  'Filter',
);
// Shorter than MUI's path: it is in the header, so every page loads it.
export const SearchIcon = createSvgIcon(
  <path d="m20.5 19-5.2-5.2a6.5 6.5 0 1 0-1.5 1.5l5.2 5.2zM5 9.5a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0" />,
  'Search',
);
export const CloseIcon = createSvgIcon(
  <path d="M18.3 5.7a1 1 0 0 0-1.4 0L12 10.6 7.1 5.7a1 1 0 0 0-1.4 0c-.4.4-.4 1 0 1.4L10.6 12 5.7 16.9c-.4.4-.4 1 0 1.4s1 .4 1.4 0L12 13.4l4.9 4.9c.4.4 1 .4 1.4 0s.4-1 0-1.4L13.4 12l4.9-4.9c.4-.4.4-1 0-1.4" />,
  'Close',
);
export const CheckIcon = createSvgIcon(
  <path d="M9 16.2 5.5 12.7a1 1 0 0 0-1.4 0c-.4.4-.4 1 0 1.4l4.2 4.2c.4.4 1 .4 1.4 0L20.3 7.7c.4-.4.4-1 0-1.4a1 1 0 0 0-1.4 0z" />,
  'Check',
);
export const LockIcon = createSvgIcon(
  <path d="M18 8h-1V6c0-2.8-2.2-5-5-5S7 3.2 7 6v2H6c-1.1 0-2 .9-2 2v10c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V10c0-1.1-.9-2-2-2m-6 9c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2M9 8V6c0-1.7 1.3-3 3-3s3 1.3 3 3v2z" />,
  'Lock',
);
export const PassIcon = createSvgIcon(
  <path d="m11 12.8 1-.9 1 .8q.9.3.9-.5l-.5-1.4 1.2-1c.4-.2.2-.8-.3-.8H13l-.4-1.3a.5.5 0 0 0-1 0L11.1 9H9.7c-.5 0-.7.6-.3.9l1.2 1-.5 1.3q0 .8.8.6M6 21.6a1 1 0 0 0 1.3 1L12 21l4.7 1.6a1 1 0 0 0 1.3-1v-6.3a8 8 0 1 0-12 0zM12 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12" />,
  'Pass',
);
export const ReadyIcon = createSvgIcon(
  <path d="M12 2C6.5 2 2 6.5 2 12s4.5 10 10 10 10-4.5 10-10S17.5 2 12 2M9.3 16.3 5.7 12.7a1 1 0 0 1 0-1.4c.4-.4 1-.4 1.4 0L10 14.2l6.9-6.9c.4-.4 1-.4 1.4 0s.4 1 0 1.4l-7.6 7.6c-.4.4-1 .4-1.4 0" />,
  'Ready',
);
export const DoubtIcon = createSvgIcon(
  <path d="M12 6 19.5 19H4.5zM2.7 18c-.8 1.3.2 3 1.7 3h15.1c1.5 0 2.5-1.7 1.7-3L13.7 5c-.8-1.3-2.7-1.3-3.5 0zM11 11v2c0 .6.5 1 1 1s1-.4 1-1v-2c0-.5-.4-1-1-1s-1 .5-1 1m0 5h2v2h-2z" />,
  'Doubt',
);
export const OutIcon = createSvgIcon(
  <path d="M12 2C6.5 2 2 6.5 2 12s4.5 10 10 10 10-4.5 10-10S17.5 2 12 2m3 14H9c-.5 0-1-.4-1-1V9c0-.5.5-1 1-1h6c.6 0 1 .5 1 1v6c0 .6-.4 1-1 1" />,
  'Out',
);
export const InfoIcon = createSvgIcon(
  <path d="M11 7h2v2h-2zm0 4h2v6h-2zm1-9C6.5 2 2 6.5 2 12s4.5 10 10 10 10-4.5 10-10S17.5 2 12 2m0 18c-4.4 0-8-3.6-8-8s3.6-8 8-8 8 3.6 8 8-3.6 8-8 8" />,
  'Info',
);
export const ErrorIcon = createSvgIcon(
  <path d="M12 7c.6 0 1 .5 1 1v4c0 .6-.4 1-1 1s-1-.4-1-1V8c0-.5.5-1 1-1m0-5C6.5 2 2 6.5 2 12s4.5 10 10 10C17.5 22 22 17.5 22 12S17.5 2 12 2M12 20c-4.4 0-8-3.6-8-8s3.6-8 8-8 8 3.6 8 8-3.6 8-8 8m1-3h-2v-2h2z" />,
  'Error',
);
export const UpIcon = createSvgIcon(
  <path d="M8.1 14.7 12 10.8l3.9 3.9c.4.4 1 .4 1.4 0s.4-1 0-1.4L12.7 8.7a1 1 0 0 0-1.4 0L6.7 13.3c-.4.4-.4 1 0 1.4.4.4 1 .4 1.4 0" />,
  'Up',
);
export const DownIcon = createSvgIcon(
  <path d="M8.1 9.3 12 13.2l3.9-3.9c.4-.4 1-.4 1.4 0s.4 1 0 1.4l-4.6 4.6c-.4.4-1 .4-1.4 0L6.7 10.7a1 1 0 0 1 0-1.4c.4-.4 1-.4 1.4 0" />,
  'Down',
);
export const PreviousIcon = createSvgIcon(
  <path d="M14.7 6.7a1 1 0 0 0-1.4 0L8.7 11.3c-.4.4-.4 1 0 1.4l4.6 4.6c.4.4 1 .4 1.4 0s.4-1 0-1.4L10.8 12l3.9-3.9c.4-.4.4-1 0-1.4" />,
  'Previous',
);
export const NextIcon = createSvgIcon(
  <path d="M9.3 6.7c-.4.4-.4 1 0 1.4L13.2 12l-3.9 3.9c-.4.4-.4 1 0 1.4s1 .4 1.4 0l4.6-4.6c.4-.4.4-1 0-1.4L10.7 6.7c-.4-.4-1-.4-1.4 0" />,
  'Next',
);
export const FirstIcon = createSvgIcon(
  <path d="M17.7 15.9 13.8 12l3.9-3.9c.4-.4.4-1 0-1.4a1 1 0 0 0-1.4 0l-4.6 4.6c-.4.4-.4 1 0 1.4l4.6 4.6c.4.4 1 .4 1.4 0 .4-.4.4-1 0-1.4M7 6c.6 0 1 .5 1 1v10c0 .6-.4 1-1 1s-1-.4-1-1V7c0-.5.5-1 1-1" />,
  'First',
);
export const LastIcon = createSvgIcon(
  <path d="M6.3 8.1 10.2 12l-3.9 3.9c-.4.4-.4 1 0 1.4s1 .4 1.4 0l4.6-4.6c.4-.4.4-1 0-1.4L7.7 6.7a1 1 0 0 0-1.4 0c-.4.4-.4 1 0 1.4M17 6c.6 0 1 .5 1 1v10c0 .6-.4 1-1 1s-1-.4-1-1V7c0-.5.5-1 1-1" />,
  'Last',
);
export const OfflineIcon = createSvgIcon(
  <path d="M20 10.1A1.4 1.4 0 1 0 21.9 8c-3.5-3-8.2-4-12.5-3.3l2.6 2.6q4.5 0 8.2 2.8M17.8 12q-1.2-.9-2.5-1.3l3 3q.3-1-.5-1.7m-3.9 4.2a4 4 0 0 0-3.9 0 1 1 0 0 0-.2 1.6l1.5 1.5q.7.6 1.4 0l1.5-1.5a1 1 0 0 0-.3-1.6m5.8 1.7L4 2.3a1 1 0 0 0-1.4 0 1 1 0 0 0 0 1.5L5 6Q3.5 6.8 2.3 8c-.7.5-.7 1.5-.1 2q.9.9 1.8.1Q5.4 9 7.2 8.2l2.2 2.2q-1.7.4-3.2 1.6c-.7.5-.7 1.5-.1 2q.9.8 1.8.2a7 7 0 0 1 4-1.3l6.4 6.4q.7.6 1.4 0t0-1.4" />,
  'Offline',
);
export const LogoutIcon = createSvgIcon(
  <>
    <path d="M5 5h6c.6 0 1-.4 1-1s-.4-1-1-1H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h6c.6 0 1-.4 1-1s-.4-1-1-1H5z" />
    <path d="m20.7 11.7-2.8-2.8c-.3-.3-.9-.1-.9.4V11h-7c-.5 0-1 .5-1 1s.5 1 1 1h7v1.8c0 .5.5.7.9.4l2.8-2.8c.2-.2.2-.5 0-.7" />
  </>,
  'Logout',
);
export const DeleteIcon = createSvgIcon(
  <path d="M14.1 10.5 12 12.6l-2.1-2.1-1.4 1.4L10.6 14l-2.1 2.1 1.4 1.4L12 15.4l2.1 2.1 1.4-1.4L13.4 14l2.1-2.1zM15.5 4l-1-1h-5l-1 1H5v2h14V4zM6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM8 9h8v10H8z" />,
  'Delete',
);
export const KeyIcon = createSvgIcon(
  <path d="M12.7 10C11.7 7.3 8.9 5.5 5.8 6.1c-2.3.5-4.1 2.3-4.6 4.6C.3 14.6 3.3 18 7 18c2.6 0 4.8-1.7 5.7-4H17v2c0 1.1.9 2 2 2s2-.9 2-2v-2c1.1 0 2-.9 2-2s-.9-2-2-2zM7 14c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2" />,
  'Key',
);
export const DarkModeIcon = createSvgIcon(
  <path d="M9.4 5.5q-.3 1-.3 2a7.4 7.4 0 0 0 9.4 7.1 7 7 0 1 1-9.1-9M12 3a9 9 0 1 0 8.9 7.6 5.4 5.4 0 0 1-9.8-3.1q.1-2.8 2.3-4.4-.8 0-1.4-.1" />,
  'DarkMode',
);
export const LightModeIcon = createSvgIcon(
  <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10m0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6M11 1h2v3h-2zm0 19h2v3h-2zM1 11h3v2H1zm19 0h3v2h-3zM4.2 5.6l1.4-1.4 2.1 2.1-1.4 1.4zm12.1 12.1 1.4-1.4 2.1 2.1-1.4 1.4zM4.2 18.4l2.1-2.1 1.4 1.4-2.1 2.1zM16.3 6.3l2.1-2.1 1.4 1.4-2.1 2.1z" />,
  'LightMode',
);
export const SystemModeIcon = createSvgIcon(
  <path d="m11 7-3.2 9h1.9l.7-2h3.2l.7 2h1.9L13 7zm-.1 5.7L12 9l1.2 3.7zM20 8.7V4h-4.7L12 .7 8.7 4H4v4.7L.7 12 4 15.3V20h4.7L12 23.3 15.3 20H20v-4.7L23.3 12zm-2 5.8V18h-3.5L12 20.5 9.5 18H6v-3.5L3.5 12 6 9.5V6h3.5L12 3.5 14.5 6H18v3.5L20.5 12z" />,
  'SystemMode',
);
export const VenueIcon = createSvgIcon(
  <>
    <path d="M12 2C8.1 2 5 5.1 5 9c0 5.3 7 13 7 13s7-7.7 7-13c0-3.9-3.1-7-7-7M7 9c0-2.8 2.2-5 5-5s5 2.2 5 5c0 2.9-2.9 7.2-5 9.9C9.9 16.2 7 11.9 7 9" />
    <circle cx="12" cy="9" r="2.5" />
  </>,
  'Venue',
);
export const ExternalIcon = createSvgIcon(
  <path d="M18 19H6a1 1 0 0 1-1-1V6q.1-.9 1-1h5q1 0 1-1c0-1-.4-1-1-1H5a2 2 0 0 0-2 2v14q.2 1.8 2 2h14a2 2 0 0 0 2-2v-6q0-.9-1-1c-1-.1-1 .5-1 1v5q0 1-1 1M14 4q.1 1 1 1h2.6l-9.1 9.1a1 1 0 1 0 1.4 1.4l9.1-9V9q.1 1 1 1 1.2 0 1-1V4q0-.9-1-1h-5a1 1 0 0 0-1 1" />,
  'External',
);
export const ShowIcon = createSvgIcon(
  <path d="M12 6c3.8 0 7.2 2.1 8.8 5.5-1.6 3.4-5 5.5-8.8 5.5s-7.2-2.1-8.8-5.5C4.8 8.1 8.2 6 12 6m0-2C7 4 2.7 7.1 1 11.5a11.8 11.8 0 0 0 22 0C21.3 7.1 17 4 12 4m0 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m0-2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9" />,
  'Show',
);
export const HideIcon = createSvgIcon(
  <>
    <path d="M12 6c3.8 0 7.2 2.1 8.8 5.5-1.6 3.4-5 5.5-8.8 5.5s-7.2-2.1-8.8-5.5C4.8 8.1 8.2 6 12 6m0-2C7 4 2.7 7.1 1 11.5a11.8 11.8 0 0 0 22 0C21.3 7.1 17 4 12 4m0 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m0-2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9" />
    <path d="M3.4 2.5 2 4l17.7 17.7 1.5-1.4z" />
  </>,
  'Hide',
);
export const TableIcon = createSvgIcon(
  <path d="M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 2v3H5V5zm0 5v4H5v-4zM5 19v-3h14v3z" />,
  'Table',
);
export const ChartIcon = createSvgIcon(
  <path d="M6 20c1.1 0 2-.9 2-2v-7c0-1.1-.9-2-2-2s-2 .9-2 2v7c0 1.1.9 2 2 2m10-5v3c0 1.1.9 2 2 2s2-.9 2-2v-3c0-1.1-.9-2-2-2s-2 .9-2 2m-4 5c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2s-2 .9-2 2v12c0 1.1.9 2 2 2" />,
  'Chart',
);
export const PersonIcon = createSvgIcon(
  <path d="M12 5.9c1.2 0 2.1.9 2.1 2.1s-.9 2.1-2.1 2.1S9.9 9.2 9.9 8s.9-2.1 2.1-2.1m0 9c3 0 6.1 1.5 6.1 2.1v1.1H5.9V17c0-.6 3.1-2.1 6.1-2.1M12 4C9.8 4 8 5.8 8 8s1.8 4 4 4 4-1.8 4-4-1.8-4-4-4m0 9c-2.7 0-8 1.3-8 4v2c0 .6.5 1 1 1h14c.6 0 1-.4 1-1v-2c0-2.7-5.3-4-8-4" />,
  'Person',
);
export const AdminIcon = createSvgIcon(
  <>
    <circle cx="17" cy="15.5" r="1.12" />
    <path d="M17 17.5c-.7 0-2.2.4-2.2 1.1.5.7 1.3 1.2 2.2 1.2s1.7-.5 2.2-1.2c0-.7-1.5-1.1-2.2-1.1" />
    <path d="M18 11V6.4L10.5 3 3 6.3v4.9c0 4.5 3.2 8.8 7.5 9.8q.8-.2 1.6-.5A6 6 0 1 0 18 11M11 17q0 .9.2 1.6-.3.2-.7.3A8 8 0 0 1 5 11.2V7.6l5.5-2.4L16 7.6V11a6 6 0 0 0-5 5.9m6 4a4 4 0 1 1 0-8 4 4 0 0 1 0 8" />
  </>,
  'Admin',
);
