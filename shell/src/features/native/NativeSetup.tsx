import { useNativeBack } from './useNativeBack';
import { useNativeSetup } from './useNativeSetup';

/** What the native app needs beside the pages: its back button, its orientation and its token. Renders nothing. */
export default function NativeSetup() {
  useNativeBack();
  useNativeSetup();
  return null;
}
