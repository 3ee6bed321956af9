/** Logo Files: each logo on its intended background, to download in either format or together. */
import { useMutation } from '@tanstack/react-query'
import Download from '~icons/lucide/download'
import type { BrandAsset } from '#shared/brand/calls'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { downloadFile } from '../../ui/download/download'
import { Chapter } from '../Chapter'
import { part } from '../parts'
import { type LogoFormat, logoFormats, logoName, logosZipName } from './logo'
import { cardsClass, LogoCard } from './LogoCard'
import { logoFile } from './logoFile'
import styles from './LogoFiles.module.css'
import { LogoUse } from './LogoUse'

type Wanted = { logo: BrandAsset; format: LogoFormat } | 'all'

export function LogoFiles({ logos }: { logos: readonly BrandAsset[] }) {
  const say = useToast()
  const downloading = useMutation({
    mutationFn: async (wanted: Wanted) => {
      if (wanted === 'all') {
        const { zip } = await import('../../ui/download/zip')
        const each = logos.flatMap((logo) => logoFormats.map((format) => named(logo, format)))
        return { name: logosZipName, file: await zip(await Promise.all(each)) }
      }
      const file = await named(wanted.logo, wanted.format)
      return { name: file.name, file }
    },
    onSuccess: ({ name, file }) => {
      downloadFile(name, file)
      say(`${name} downloaded.`)
    },
    onError: () => say('We couldn’t make the file. Check your connection and try again.', 'error'),
  })
  const isDisabled = downloading.isPending || logos.length === 0

  const all = (
    <Button look="line" disabled={isDisabled} onClick={() => downloading.mutate('all')}>
      <Download size={16} aria-hidden="true" />
      All as ZIP
    </Button>
  )
  return (
    <Chapter {...part('logo')} actions={all}>
      <ul className={cardsClass}>
        {logos.map((logo) => (
          <LogoCard
            key={logo.id}
            name={logo.name}
            text={logo.description}
            actions={
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
            }
          >
            <div className={styles.ground} data-logo={logo.id}>
              <img src={logo.value} alt={logo.name} />
            </div>
          </LogoCard>
        ))}
      </ul>
      {logos[0] && <LogoUse address={logos[0].value} />}
    </Chapter>
  )
}

async function named(logo: BrandAsset, format: LogoFormat): Promise<File> {
  const file = await logoFile(logo.value, format)
  return new File([file], logoName(logo, format), { type: file.type })
}
