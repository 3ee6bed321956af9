/** Tokens: the brand for other tools, as CSS or JSON, to copy or download. */
import { useState } from 'react'
import Copy from '~icons/lucide/copy'
import Download from '~icons/lucide/download'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import { useToast } from '../../../ui/status/Toast'
import { downloadFile } from '../../ui/download/download'
import { useCopy } from '../../ui/useCopy'
import { Chapter } from '../Chapter'
import { part } from '../parts'
import { tokens } from '../tokens/tokens'
import { cssTokens, jsonTokens } from './tokenFiles'
import styles from './TokenText.module.css'

const files = { css: cssTokens(tokens), json: jsonTokens(tokens) }
const formats = [
  { id: 'css', name: 'CSS' },
  { id: 'json', name: 'JSON' },
] as const

export function TokenText() {
  const [format, setFormat] = useState<keyof typeof files>('css')
  const copy = useCopy()
  const say = useToast()
  const { name, type, text } = files[format]

  function download() {
    downloadFile(name, new Blob([text], { type }))
    say(`${name} downloaded.`)
  }

  return (
    <Chapter {...part('tokens')}>
      <div className={styles.file}>
        <header className={styles.head}>
          <Choice label="Format" options={formats} chosen={format} onChoose={setFormat} />
          <Button look="line" size="small" onClick={() => copy(text, name)}>
            <Copy size={14} aria-hidden="true" />
            Copy
          </Button>
          <Button look="line" size="small" onClick={download}>
            <Download size={14} aria-hidden="true" />
            Download
          </Button>
        </header>
        <textarea className={styles.text} aria-label={name} readOnly value={text} rows={16} />
      </div>
    </Chapter>
  )
}
