export { areCookiesAllowed, deviceStorage, tabStorage } from './storageArea';
export { ownMomentsChoice } from './ownMomentsChoice';
export { cookieScript, readScript } from './scripts';
