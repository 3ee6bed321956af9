/** The conversation tester. */
import { Section } from '../Section'

export function Tester() {
  return <Section title="Conversation tester">{null}</Section>
}
