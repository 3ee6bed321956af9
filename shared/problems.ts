/** What can be wrong with a field, as every form and the server say it. Pure and free of zod. */

export const required = 'This field is required.'
export const nameRequired = 'Tell us your name.'
export const invalidEmail = 'Enter a valid e-mail address.'
export const invalidPhone = 'Enter a valid phone number.'

export function tooLong(limit: number): string {
  return `Use ${limit.toLocaleString('en-US')} characters or fewer.`
}
