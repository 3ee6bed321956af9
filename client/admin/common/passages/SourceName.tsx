/** A source's name; if it has a page, a link to it in a new tab. */
export function SourceName({ title, url }: { title: string; url?: string | undefined }) {
  if (url === undefined) return title
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  )
}
