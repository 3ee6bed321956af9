/**
 * The service area as a map of squares, not to scale: Washington DC as a diamond, Northern Virginia
 * across the river, Maryland around it. An area is a shape made of rows with its own pattern.
 */
import { serviceAreas } from '#shared/content/home/serviceAreas'
import styles from './AreaMap.module.css'

/** Width of a square including its gap. */
const side = 12

/** The first row, then for that row and each one below it the columns it spans. */
const shapes = {
  virginia: [
    7,
    '7 6-9 5-11 5-12 5-13 4-14 4-15 4-16 4-17 4-18 4-19 4-20 4-21 4-22 4-22 4-23 5-23 5-23 5-22 6-22 7-22 8-21 9-21 12-21 15-21',
  ],
  dc: [9, '23-24 22-25 21-26 20-27 19-28 19-29 20-30 21-31 22-31 23-30 24-29 25-28 25-27 25-26 25'],
  maryland: [
    3,
    '15-32 12-35 9-38 9-39 11-40 13-22,25-41 15-21,26-42 16-20,27-42 16-19,28-42 17-18,29-43 30-43 31-43 32-43 33-43 33-43 32-43 31-43 30-43 29-43 28-43 27-42 26-42 25-42 25-41 24-40 24-39 24-38 24-35 24-32',
  ],
} as const
type Area = keyof typeof shapes
const areas: readonly Area[] = ['virginia', 'dc', 'maryland']

function outline(area: Area): string {
  const [first, rows] = shapes[area]
  return rows
    .split(' ')
    .flatMap((row, index) =>
      row.split(',').map((span) => {
        const [from = 0, to = from] = span.split('-').map(Number)
        const width = (to - from + 1) * side
        return `M${from * side} ${(first + index) * side}h${width}v${side}h-${width}z`
      }),
    )
    .join('')
}

export function AreaMap() {
  const { groups, mapNote } = serviceAreas
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 576 432" aria-hidden="true">
        <defs>
          <pattern id="map-ground" width={side} height={side} patternUnits="userSpaceOnUse">
            <path d="M4 4h4v4h-4z" fill="var(--hairline)" />
          </pattern>
          <pattern id="map-virginia" width={side} height={side} patternUnits="userSpaceOnUse">
            <path d="M2 2h8v8h-8z" fill="var(--gray-600)" />
          </pattern>
          <pattern id="map-dc" width={side} height={side} patternUnits="userSpaceOnUse">
            <path d="M2 2h8v8h-8z" />
          </pattern>
          <pattern id="map-maryland" width={side} height={side} patternUnits="userSpaceOnUse">
            <path d="M2.5 2.5h7v7h-7z" fill="none" stroke="var(--gray-600)" strokeWidth="1.5" />
          </pattern>
        </defs>
        <path d="M0 0h576v432H0z" fill="url(#map-ground)" />
        {areas.map((area) => (
          <path key={area} d={outline(area)} className={styles.clear} />
        ))}
        {areas.map((area) => (
          <path key={area} d={outline(area)} fill={`url(#map-${area})`} />
        ))}
      </svg>
      <figcaption>
        {groups.map(({ name }, index) => (
          <span key={name} className={styles[areas[index] ?? '']}>
            {name}
          </span>
        ))}
        <span>{mapNote}</span>
      </figcaption>
    </figure>
  )
}
