import { designSystemVersion } from '@touchline/design-system/version';
import { servedContracts, type ShellVersions } from '@touchline/shared/contract/version';

/** Versions of the build that this code is part of. */
export const thisShell: ShellVersions = { contracts: servedContracts, designSystem: designSystemVersion };
