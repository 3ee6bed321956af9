/** The panel's Icons tab (specification, section 2). Errors go to the console only (section 8). */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import Download from '~icons/lucide/download'
import { Button } from '../../ui/Button'
import { Choice } from '../../ui/forms/Choice'
import { useToast } from '../../ui/status/Toast'
import { icons } from '../common/whisperIcons'
import { downloadFile } from '../ui/download/download'
import { IconCard } from './IconCard'
import { iconFile, iconSize, iconsZip } from './iconFile'
import { type Color, colors } from './icons'
import styles from './Icons.module.css'

export function Icons() {
  const say = useToast()
  const [color, setColor] = useState<Color>(colors[0])
  const downloading = useMutation({
    mutationFn: (make: () => Promise<File>) => make(),
    // Icons are made even without a connection.
    networkMode: 'always',
    onSuccess: (file) => {
      downloadFile(file.name, file)
      say(`${file.name} is ready.`)
    },
    onError: (error) => console.error('We couldn’t make the file. Try again.', error),
  })
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2>Whisper Icons</h2>
          <p>
            {iconSize} × {iconSize} px with a transparent background: black for light backgrounds,
            white for dark ones.
          </p>
        </div>
        <Choice
          label="Color"
          options={colors}
          chosen={color.id}
          onChoose={(id) => setColor(colors.find((one) => one.id === id) ?? color)}
        />
        <Button look="line" onClick={() => downloading.mutate(iconsZip)}>
          <Download size={16} aria-hidden="true" />
          All as ZIP
        </Button>
      </div>
      <ul className={styles.icons}>
        {icons.map((icon) => (
          <IconCard
            key={icon.emotion}
            icon={icon}
            color={color}
            onDownload={(format) => downloading.mutate(() => iconFile(icon, color, format))}
          />
        ))}
      </ul>
    </>
  )
}
