import { preview } from '../src/testing/storybook';

// An object written here: Storybook reads this file without running it, and cannot follow an import.
export default { ...preview };
