import type { Terms } from './terms'

export const ES: Terms = {
  title: 'Términos y condiciones',
  sections: [
    [
      'Quiénes somos',
      'Souk es un mercado en línea. Tiendas independientes ofrecen aquí sus productos; cada pedido es un contrato entre usted y la tienda que lo vende. Esta es una tienda de demostración: no se envía nada y no se mueve dinero real.',
    ],
    [
      'Su cuenta',
      'Para comprar necesita una cuenta. Indique su propio nombre y un correo electrónico en el que podamos localizarle, no comparta su contraseña y avísenos si otra persona ha usado su cuenta. Podemos desactivar una cuenta que se use para perjudicar a otros.',
    ],
    [
      'Precios y pago',
      'Los precios incluyen impuestos. El total con el envío se muestra antes de comprar, y es lo que paga. Puede pagar con un monedero, con tarjeta bancaria donde se ofrezca o en efectivo al recibir. Un pedido que no se paga en 24 horas se cancela.',
    ],
    [
      'Entrega',
      'Cada tienda envía su parte del pedido y cobra su propio envío. Las fechas de entrega son estimaciones. Revise el paquete cuando llegue y confirme la recepción; siete días después de la entrega, el pedido se completa solo.',
    ],
    [
      'Cancelaciones y devoluciones',
      'Puede cancelar hasta que la tienda haya enviado el pedido, y recupera todo lo pagado. Después puede solicitar un reembolso durante 15 días desde la entrega. Estas condiciones no limitan sus derechos legales.',
    ],
    [
      'Monederos',
      'Un monedero guarda el saldo que ha recargado o que se le ha devuelto. Cada monedero tiene su propia moneda, y un pago se convierte una sola vez, al tipo que se muestra. Todos los movimientos aparecen en su monedero.',
    ],
    [
      'Reseñas y contenido',
      'Escriba solo sobre lo que ha comprado, con la verdad y sin insultar a nadie. Lo que publica sigue siendo suyo; nos permite mostrarlo aquí. Retiramos lo que infringe la ley o estas condiciones.',
    ],
    [
      'Sus datos',
      'Usamos sus datos para gestionar sus pedidos, proteger su cuenta y cumplir obligaciones legales. Una tienda ve solo lo que necesita para entregar. No vendemos sus datos.',
    ],
    [
      'Cambios',
      'Si estas condiciones cambian, le avisamos antes de que el cambio se le aplique. Los pedidos ya realizados conservan las condiciones con las que se hicieron.',
    ],
  ],
}
