/** Logo Files: each on the ground it is made for, to download in both formats or all at once. */
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { BrandAsset } from '#shared/brand/calls'
import { Button } from '../../ui/Button'
import { useToast } from '../../ui/Toast'
import { downloadFile } from '../download'
import styles from './LogoFiles.module.css'
import { LogoUse } from './LogoUse'
import { type LogoFormat, logoFormats, logoName, logosZipName } from './logo'
import { logoFile } from './logoFile'
import { Part } from './Part'
import { part } from './parts'

type Wanted = { logo: BrandAsset; format: LogoFormat } | 'all'

export function LogoFiles({ logos }: { logos: readonly BrandAsset[] }) {
  const say = useToast()
  const downloading = useMutation({
    mutationFn: async (wanted: Wanted) => {
      if (wanted === 'all') {
        const { logosZip } = await import('./logosZip')
        return { name: logosZipName, file: await logosZip(logos) }
      }
      const { logo, format } = wanted
      return { name: logoName(logo, format), file: await logoFile(logo.value, format) }
    },
    onSuccess: ({ name, file }) => {
      downloadFile(name, file)
      say(`${name} is downloaded.`)
    },
    onError: () => say('The file was not made. Check the connection and try again.', 'error'),
  })
  const isDisabled = downloading.isPending || logos.length === 0

  const all = (
    <Button look="line" disabled={isDisabled} onClick={() => downloading.mutate('all')}>
      <Download size={16} aria-hidden="true" />
      All as ZIP
    </Button>
  )
  return (
    <Part {...part('logo')} actions={all}>
      <ul className={styles.logos}>
        {logos.map((logo) => (
          <li key={logo.id}>
            <div className={styles.ground} data-logo={logo.id}>
              <img src={logo.value} alt={logo.name} />
            </div>
            <div className={styles.about}>
              <div>
                <h3>{logo.name}</h3>
                <p>{logo.description}</p>
              </div>
              <div className={styles.formats}>
                {logoFormats.map((format) => (
                  <Button
                    key={format}
                    look="line"
                    aria-label={`${logo.name} as ${format.toUpperCase()}`}
                    disabled={isDisabled}
                    onClick={() => downloading.mutate({ logo, format })}
                  >
                    <Download size={16} aria-hidden="true" />
                    {format.toUpperCase()}
                  </Button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {logos[0] && <LogoUse address={logos[0].value} />}
    </Part>
  )
}
