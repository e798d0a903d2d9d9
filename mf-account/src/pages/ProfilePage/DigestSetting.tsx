import { Setting } from '../../components/Setting';

interface DigestSettingProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The mail after a gameweek: of the account, whatever its devices tell. */
export function DigestSetting({ isOn, onChange }: DigestSettingProps) {
  return (
    <Setting
      label="Email after each gameweek"
      text="Points, rank, captain, rivals and the next deadline, once the gameweek is final. To the address of your account."
      isOn={isOn}
      onChange={onChange}
    />
  );
}
