/** The content as Markdown, an alternative to the section view, with a preview. */
import { limits } from '#shared/knowledge/limits'
import { Field } from '../../../ui/forms/Field'
import { Markdown } from './Markdown'
import styles from './MarkdownView.module.css'

interface MarkdownViewProps {
  title: string
  content: string
  problem: string | undefined
  onChange: (content: string) => void
}

export function MarkdownView({ title, content, problem, onChange }: MarkdownViewProps) {
  return (
    <div className={styles.views}>
      <div className={styles.content}>
        <Field
          label="Content, in Markdown"
          name="content"
          rows={16}
          maxLength={limits.content}
          value={content}
          problem={problem}
          onChange={({ target }) => onChange(target.value)}
        />
        <p className={styles.note}>
          Each heading begins a section and keeps its ways of asking, even when you rename or move
          it. A blank line ends a passage.
        </p>
      </div>
      <section className={styles.preview} aria-label="Preview">
        <h2>Preview</h2>
        {content.trim() === '' ? (
          <p className={styles.note}>What you write appears here as visitors read it.</p>
        ) : (
          <>
            <h3>{title}</h3>
            <Markdown>{content}</Markdown>
          </>
        )}
      </section>
    </div>
  )
}
