/** The regression questions: what Whisper must go on answering, whatever is published. */
import { Section } from '../Section'
import { useQuestions } from './useQuestions'

export function Regression() {
  const { data } = useQuestions()
  return (
    <Section title="Regression questions">
      <ul>
        {data?.questions.map(({ id, question }) => (
          <li key={id}>{question}</li>
        ))}
      </ul>
    </Section>
  )
}
