/**
 * The fields of a nested document by their paths, for a $set that leaves its other fields alone:
 * `{ paper: 'a4' }` in `settings` is `{ 'settings.paper': 'a4' }`. Undefined ones are left out.
 */
export function fieldsIn(name: string, fields: object = {}): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [`${name}.${field}`, value]))
}
