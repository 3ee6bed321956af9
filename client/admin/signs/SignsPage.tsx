/** /admin/signs: turns a number or an address into a printable sign for a gate or door. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadFonts } from '../../pdf/fonts'
import { Toggle } from '../../ui/forms/Toggle'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { Skeleton } from '../../ui/status/Skeleton'
import { PageHeading } from '../ui/layout/PageHeading'
import { Panel } from '../ui/layout/Panel'
import { useObservable } from '../ui/observable'
import { Downloads } from './export/Downloads'
import { type Format, signFile } from './export/files'
import { draft } from './form/draft'
import { readInputs } from './form/inputs'
import { SignForm } from './form/SignForm'
import { makeSign } from './layout/sign'
import { sizeName } from './layout/size'
import { typeface } from './layout/typeface'
import { Preview } from './Preview'
import { SignFacts } from './SignFacts'
import styles from './SignsPage.module.css'

export function SignsPage() {
  const { data: lato, error, refetch } = useLato()
  const inputs = useObservable(draft)
  const [isAsked, setAsked] = useState(false)
  const [hasGuides, setGuides] = useState(true)
  const fields = useRef<HTMLDivElement>(null)

  const { problems, words, size, address } = useMemo(() => readInputs(inputs), [inputs])
  const sign = useMemo(
    () => (lato && words && size ? makeSign(words, size, inputs.isInverse, lato.face) : null),
    [lato, words, size, inputs.isInverse],
  )

  function make(format: Format) {
    if (sign && lato) return signFile(format, sign, lato.fonts, lato.face)
    flushSync(() => setAsked(true))
    fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return null
  }

  return (
    <div className={styles.page}>
      <PageHeading>Entry Signs</PageHeading>
      {error ? (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The sign’s font couldn’t be loaded.
        </LoadFailed>
      ) : (
        <div className={styles.columns}>
          <Panel title="Sign">
            <SignForm inputs={inputs} problems={problems} isAsked={isAsked} fields={fields} />
            <Downloads make={make} />
          </Panel>
          <Panel
            title="Preview"
            className={styles.preview}
            headerExtra={
              sign && (
                <>
                  <p>{sizeName(sign.size)}</p>
                  <Toggle
                    label="Bleed and safe area"
                    on={hasGuides}
                    words={['Guides shown', 'Guides hidden']}
                    onChange={setGuides}
                  />
                </>
              )
            }
          >
            {sign && lato ? (
              <>
                <div className={styles.ground}>
                  <Preview sign={sign} face={lato.face} hasGuides={hasGuides} />
                </div>
                {hasGuides && (
                  <p className={styles.legend}>
                    Red is bleed, which is cut off. Keep text and code inside the dashed line.
                  </p>
                )}
                <SignFacts sign={sign} address={address} />
              </>
            ) : lato ? (
              <div className={styles.empty}>
                <h3>No sign yet</h3>
                <p>Enter a phone number or an address, and a size, to see it here.</p>
              </div>
            ) : (
              <Skeleton label="The sign is loading" rows={4} />
            )}
          </Panel>
        </div>
      )}
    </div>
  )
}

/** Lato's files and metrics, loaded once for the page. */
function useLato() {
  return useQuery({
    queryKey: ['lato'],
    queryFn: async () => {
      const fonts = await loadFonts()
      return { fonts, face: typeface(fonts) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
