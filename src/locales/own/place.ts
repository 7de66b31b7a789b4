/** What the button says that leads to a map. */
import { ownTexts } from './own-texts'

export const PLACE_TEXTS = {
  en: {
    choose: 'Choose on the map',
    show: 'Show on the map',
    nothing: 'The map gave no address. Type it here.',
    refused: 'Souk may not use your location',
    refused_text: 'Allow it in the settings, or type the address here.',
    settings: 'Open the settings',
  },
  es: {
    choose: 'Elegir en el mapa',
    show: 'Ver en el mapa',
    nothing: 'El mapa no dio ninguna dirección. Escríbela aquí.',
    refused: 'Souk no puede usar tu ubicación',
    refused_text: 'Permítelo en los ajustes o escribe aquí la dirección.',
    settings: 'Abrir los ajustes',
  },
  th: {
    choose: 'เลือกบนแผนที่',
    show: 'ดูบนแผนที่',
    nothing: 'แผนที่ไม่ได้ให้ที่อยู่ โปรดพิมพ์ที่นี่',
    refused: 'Souk ใช้ตำแหน่งของคุณไม่ได้',
    refused_text: 'อนุญาตในการตั้งค่า หรือพิมพ์ที่อยู่ที่นี่',
    settings: 'เปิดการตั้งค่า',
  },
  jp: {
    choose: '地図で選ぶ',
    show: '地図で見る',
    nothing: '地図から住所を取得できませんでした。ここに入力してください。',
    refused: 'Souk は位置情報を使えません',
    refused_text: '設定で許可するか、ここに住所を入力してください。',
    settings: '設定を開く',
  },
  zh: {
    choose: '在地图上选择',
    show: '在地图上查看',
    nothing: '地图没有给出地址，请在这里填写。',
    refused: 'Souk 无法使用您的位置',
    refused_text: '请在设置中允许，或在这里填写地址。',
    settings: '打开设置',
  },
  zhtw: {
    choose: '在地圖上選擇',
    show: '在地圖上查看',
    nothing: '地圖沒有提供地址，請在這裡填寫。',
    refused: 'Souk 無法使用您的位置',
    refused_text: '請在設定中允許，或在這裡填寫地址。',
    settings: '開啟設定',
  },
}

export const placeText = ownTexts(PLACE_TEXTS)
