import { preview } from '../src/testing/storybook';

export default preview;
