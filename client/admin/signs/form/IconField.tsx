/** What stands in the middle of the code. An image is read here; nothing is uploaded. */
import { useRef, useState } from 'react'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/Choice'
import { changeDraft } from './draft'
import { readIconImage } from './iconImage'
import { type Inputs, icons } from './inputs'
import styles from './SignForm.module.css'

export function IconField({ icon, image }: Pick<Inputs, 'icon' | 'image'>) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')

  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      changeDraft({ image: await readIconImage(file), icon: 'image' })
      setProblem('')
    } catch {
      setProblem(`${file.name} isn’t a picture. Choose a PNG, JPEG, WebP or SVG file.`)
    }
  }

  return (
    <div className={styles.choice}>
      <span aria-hidden="true">Icon in the code</span>
      <Choice
        label="Icon in the code"
        options={icons}
        chosen={icon}
        onChoose={(icon) => changeDraft({ icon })}
      />
      {icon === 'image' && (
        <div className={styles.image}>
          {image && <img src={image.data} alt="The icon" />}
          <Button look="line" size="small" onClick={() => input.current?.click()}>
            {image ? 'Choose another image' : 'Choose an image'}
          </Button>
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Image for the icon"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          void read(file)
        }}
      />
    </div>
  )
}
