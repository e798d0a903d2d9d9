import type { Outcome } from '../app/outcome';
import { FORM_ERROR } from '@touchline/design-system/forms';

/** Errors as the form wants them: those of fields, and one for the whole. */
export const submitErrors = ({ message, errors }: Outcome) => ({ ...errors, [FORM_ERROR]: message });
