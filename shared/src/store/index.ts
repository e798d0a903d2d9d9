/**
 * What remotes write their slices and sagas with. The libraries behind it exist once in the page, with the shell; what only the
 * shell uses is in `shellStore.ts`.
 */
export { createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { all, call, cancel, cancelled, delay, fork, put, select, take } from 'typed-redux-saga';
export { useDispatch, useSelector, useStore } from 'react-redux';
export type { StoreSlice } from './createAppStore';
export { takeLatestPer } from '../sagas/takeLatestPer';
