/** A source's name; where it has a page, a link to it that leaves this screen where it is. */
export function SourceName({ title, url }: { title: string; url?: string | undefined }) {
  if (url === undefined) return title
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  )
}
