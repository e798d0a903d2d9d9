import { deviceStorage } from './storageArea';

const key = 'tl-own-moments';

/** Whether this device announces goals, cards and bonus of the reader's footballers inside the app. On unless switched off. */
export const ownMomentsChoice = {
  isOn: (): boolean => deviceStorage.read(key) !== 'off',
  /** @returns whether it is stored: false when storage is full or denied */
  change: (isOn: boolean): boolean => deviceStorage.write(key, isOn ? 'on' : 'off'),
};
