/** /admin/brand (specification, section 2): the brand's manual, on screen, on paper and as PDF. */
import Printer from '~icons/lucide/printer'
import { taglineIds } from '#shared/brand/assets'
import { Button } from '../../ui/Button'
import { LiveDot } from '../../ui/status/LiveDot'
import { useLiveness } from '../data/live/LiveProvider'
import { PageHeading } from '../ui/layout/PageHeading'
import styles from './BrandPage.module.css'
import { Palette } from './colors/Palette'
import { Cover } from './Cover'
import { ExportPdf } from './ExportPdf'
import { TokenText } from './exports/TokenText'
import { LogoFiles } from './logo/LogoFiles'
import { Mission } from './Mission'
import { Overview } from './Overview'
import { Taglines } from './taglines/Taglines'
import { Typography } from './tokens/Typography'
import { ofType, useAssets } from './useAssets'

export function BrandPage() {
  const { data } = useAssets()
  const word = useLiveness()
  const [font] = ofType(data, 'font')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageHeading>Brand Guidelines</PageHeading>
          <span role="status">{word && <LiveDot state={word} />}</span>
        </div>
        <div className={styles.actions}>
          <Button look="line" onClick={() => print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
          <ExportPdf assets={data} />
        </div>
      </header>
      <Cover tagline={data?.find(({ id }) => id === taglineIds.primary)?.value} />
      <LogoFiles logos={ofType(data, 'logo')} />
      <Palette />
      <Typography font={font} />
      <Taglines />
      <Mission />
      <Overview />
      <TokenText />
    </div>
  )
}
