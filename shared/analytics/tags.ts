/** An address's utm_ parameters as one value, which identifies a campaign. */

export interface Tags {
  campaign: string
  source: string
  medium: string
  content: string
}

/** '' if there are none. */
export function tagsText({ campaign, source, medium, content }: Tags): string {
  const tags = [campaign, source, medium, content]
  return tags.some((tag) => tag !== '') ? JSON.stringify(tags) : ''
}

/** Null for any other value, such as '(other)'. */
export function readTags(text: string): Tags | null {
  if (!text.startsWith('[')) return null
  const [campaign = '', source = '', medium = '', content = ''] = JSON.parse(text) as string[]
  return { campaign, source, medium, content }
}
