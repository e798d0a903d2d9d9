export * from './call';
export * from './envelope';
export * from './ids';
export * from './state';
export * from './table';
