/** Forms: react-final-form with our fields. */
export { Field, useField, useForm } from 'react-final-form';
export { FORM_ERROR, TouchlineForm } from './forms/TouchlineForm';
export { CheckboxOf, CodeField, errorOf, PasswordField, TextFieldOf } from './forms/fields';
export { BirthdayFields, type BirthdayParts } from './forms/BirthdayFields';
export { ActionButton } from './forms/ActionButton';
export { SubmitButton } from './forms/SubmitButton';
export { AuthCard } from './forms/auth/AuthCard';
export { TermsView } from './forms/auth/TermsView';
