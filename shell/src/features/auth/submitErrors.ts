import type { Outcome } from '../../services/api/outcome';
import { FORM_ERROR } from '@touchline/design-system/forms';

/** Errors in the format of the form library: by field, and one for the whole form. */
export const submitErrors = ({ message, errors }: Outcome) => ({ ...errors, [FORM_ERROR]: message });
