/** What everything that operators edit carries: its version, and who made the last change. */
import { Type } from '@sinclair/typebox'
import { Count, Time } from '../../base/fields'

export const edited = {
  /** Increases with every change; a save names the one that was read. */
  version: Count,
  updated_at: Time,
  /** Empty if it is unknown. */
  updated_by_name: Type.String(),
}
