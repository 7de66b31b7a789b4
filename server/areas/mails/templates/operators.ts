/** Letters to operators: what waits for them, and what is wrong with the books. */
import { WAITING, type MailParams } from '../params'
import { buttonToConsole, factsBlock, sayIn, type WriteTemplate } from './content'

const digest: WriteTemplate<MailParams['operator_digest']> = (counts, context) => {
  const say = sayIn(context)
  const waiting = WAITING.filter((kind) => counts[kind] > 0)
  const facts = waiting.map((kind) => ({ label: say(`waiting_${kind}`), value: String(counts[kind]) }))
  const count = waiting.reduce((sum, kind) => sum + counts[kind], 0)
  return Promise.resolve({
    subject: say('operator_digest_subject', { count }),
    lines: [say('operator_digest_what'), ...factsBlock(facts), buttonToConsole(context)],
  })
}

const alarm: WriteTemplate<MailParams['operator_alarm']> = ({ breaches, more }, context) => {
  const say = sayIn(context)
  const rest = more > 0 ? [say('alarm_more', { count: more })] : []
  const lines = [say('alarm_what'), breaches.join('\n'), ...rest, say('alarm_advice'), buttonToConsole(context)]
  return Promise.resolve({ subject: say('alarm_subject'), lines })
}

export const operatorLetters = { operator_digest: digest, operator_alarm: alarm }
