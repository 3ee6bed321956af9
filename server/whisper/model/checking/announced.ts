/** Keeps announced features from being told as available (basicInfo.ts, content/passages.ts). */
export const isAnnounced = (passage: string): boolean =>
  /\bnot (?:available|part of the service) yet\b/i.test(passage)

export const saysAnnounced = (text: string): boolean =>
  /\b(?:coming soon|announced|planned|yet)\b/i.test(text)
