export { areCookiesAllowed, deviceStorage, tabStorage } from './storageArea';
export { cookieScript, readScript } from './scripts';
