import { CopyButton } from '../../kit/copy-button'
import { useLanguage, useT } from '../../text/use-t'
import { addressLines, addressText, type Address } from './address-text'

interface Props {
  readonly address: Address | null
  /** What the buyer wrote with the order; may be empty. */
  readonly remark: string
}

/** Where the parcel goes, to be copied; and the buyer's remark. */
export function AddressCard({ address, remark }: Props) {
  const t = useT()
  const language = useLanguage()
  return (
    <div className="address">
      {address === null ? (
        <p className="dim">{t('orders.no_address')}</p>
      ) : (
        <>
          <div className="address__head">
            <b>{address.name}</b>
            <CopyButton text={addressText(address, language)} label={t('orders.copy_address')} />
          </div>
          {addressLines(address, language).map((line) => (
            <p key={line} className="dim">
              {line}
            </p>
          ))}
        </>
      )}
      {remark !== '' && (
        <p className="address__remark">
          <b>{t('orders.remark')}</b> {remark}
        </p>
      )}
    </div>
  )
}
