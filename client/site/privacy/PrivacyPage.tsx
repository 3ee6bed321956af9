/** /privacy (specification, section 2): thirteen numbered sections, one with the opt-outs. */
import { useState } from 'react'
import { privacy, privacyFor } from '#shared/content/privacy'
import { Contents } from '../blocks/Contents'
import { PageHead } from '../blocks/PageHead'
import type { Head } from '../head'
import { retention } from '../served'
import { isRefused, notCountedSwitch } from '../visits/refusal'
import { Clause } from './Clause'
import { OptOut } from './OptOut'
import { isOptedOut, optOutSwitch } from './optOut'
import styles from './PrivacyPage.module.css'

export const handle: Head = privacy

export function Component() {
  const [words] = useState(() => privacyFor(retention()))
  const { adTracking, sections } = words
  return (
    <>
      <PageHead words={words} />
      <div className={`${styles.policy} page`}>
        <Contents sections={sections} className={styles.contents} />
        <div>
          {sections.map((section, index) => (
            <Clause key={section.id} words={section} number={index + 1}>
              {section === adTracking && (
                <>
                  <OptOut id={optOutSwitch} isOn={isOptedOut} words={adTracking.optOut} />
                  {adTracking.notCounted.told.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  <OptOut id={notCountedSwitch} isOn={isRefused} words={adTracking.notCounted} />
                </>
              )}
            </Clause>
          ))}
        </div>
      </div>
    </>
  )
}
